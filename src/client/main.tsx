// Before the pages, so that their own styles can differ from the shared ones.
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { followLinks } from "./route.ts";

followLinks();
render(<App />, document.getElementById("app")!);
