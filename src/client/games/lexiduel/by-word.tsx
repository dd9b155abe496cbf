import { useSignal } from "@preact/signals";
import { lazy } from "../../ui/lazy.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

const PointsByWord = lazy(
  () => import("./points-by-word.tsx").then((module) => module.PointsByWord),
  () => null,
);

export function ByWord({ table }: { table: LexiduelTable }) {
  const isOpen = useSignal(false);
  return (
    <details
      class="lx-by-word"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{words.value.byWord.title}</summary>
      {isOpen.value && <PointsByWord table={table} />}
    </details>
  );
}
