import { build } from "./prepare.ts";

await build();
