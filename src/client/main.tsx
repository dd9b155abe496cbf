import { render } from "preact";
import { App } from "./app.tsx";
import { followLinks } from "./route.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

followLinks();
render(<App />, document.getElementById("app")!);
