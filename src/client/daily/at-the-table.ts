import { lazy } from "../ui/lazy.tsx";

/** What a table needs of the puzzle of the day, fetched by those alone who play it. */
const nothing = () => null;

export const AlonePoints = lazy(
  () => import("./points.tsx").then((module) => module.AlonePoints),
  nothing,
  nothing,
);
export const AloneEnding = lazy(() => import("./alone.tsx").then((module) => module.AloneEnding), nothing);
