import { useSignal } from "@preact/signals";
import type { PartnerTexts } from "./texts.ts";

/** Code to read and to take along. */
export function Code({ label, text, copy }: { label: string; text: string; copy: PartnerTexts }) {
  const told = useSignal("");

  async function take() {
    try {
      await navigator.clipboard.writeText(text);
      told.value = copy.copied;
    } catch {
      told.value = copy.copyFailed;
    }
  }

  return (
    <figure class="code">
      <figcaption>
        <span>{label}</span>
        <button type="button" class="plain" onClick={take}>
          {copy.copy}
        </button>
        <span class="note" role="status">
          {told.value}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
