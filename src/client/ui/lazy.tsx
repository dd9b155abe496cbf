import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { Masthead } from "./masthead.tsx";
import { OutOfDate } from "./out-of-date.tsx";

/**
 * A page whose code is fetched when somebody opens it. After a deployment an old page asks for files that are
 * gone; then the page is loaded anew, once.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Loading,
  /** What stands there when it does not come. */
  Failed: ComponentType = OutOfDate,
): ComponentType<Props> {
  const loaded = signal<ComponentType<Props> | "failed" | null>(null);
  return function Lazy(props: Props) {
    useEffect(() => {
      if (loaded.peek() === null || loaded.peek() === "failed")
        load().then(
          (page) => {
            loaded.value = page;
          },
          () => {
            loaded.value = "failed";
          },
        );
    }, []);
    const Page = loaded.value;
    if (Page === null) return <Meanwhile />;
    return Page === "failed" ? <Failed /> : <Page {...props} />;
  };
}

export function Loading() {
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="loading" tabIndex={-1} aria-busy="true">
        <p class="note">{texts.value.loading}</p>
        <div class="skeleton" aria-hidden="true">
          <div class="skeleton-title" />
          <div class="skeleton-line" />
          <div class="skeleton-line is-short" />
          <div class="skeleton-board" />
        </div>
      </main>
    </div>
  );
}
