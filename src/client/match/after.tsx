import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { lazy } from "../ui/lazy.tsx";
import type { AfterEndProps } from "./after-end.tsx";

/** Fetched when a match is over. */
const AfterEnd = lazy(
  () => import("./after-end.tsx").then((module) => module.AfterEnd),
  () => null,
);

/** True where a board is watched again: what only the end of a match offers is left out there. */
export const IsWatched = createContext(false);

/** What every game offers at its end. */
export function After(props: AfterEndProps) {
  return useContext(IsWatched) ? null : <AfterEnd {...props} />;
}
