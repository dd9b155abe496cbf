/**
 * A keyboard that opens over the page takes half of it, and the page becomes as small as what is left. The field that
 * one writes in is then moved into sight, no further than needed, so that the board above it stays.
 */
export function keepInSight(): void {
  addEventListener("resize", () => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.scrollIntoView({ block: "nearest" });
  });
}
