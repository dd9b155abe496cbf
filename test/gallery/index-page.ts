/** A page that shows all pictures there are, a row a walk or a state: to be looked at in one go, also without a server. */
export function indexOf(files: readonly string[]): string {
  const rows = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith(".png")).sort()) {
    const row = rowOf(file);
    rows.set(row, [...(rows.get(row) ?? []), file]);
  }
  const figure = (file: string): string =>
    `<figure><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt=""></a><figcaption>${file}</figcaption></figure>`;
  const sections = [...rows].map(([row, all]) => `<h2>${row}</h2>\n<div>${all.map(figure).join("\n")}</div>`);
  return `<!doctype html>
<meta charset="utf-8">
<title>Palabre, as it looks</title>
<style>
body { font: 13px sans-serif; background: #999; }
div { display: flex; gap: 8px; overflow-x: auto; }
figure { margin: 0; flex: none; }
img { height: 520px; display: block; }
</style>
${sections.join("\n")}
`;
}

/** A walk's pictures in their order; a state's in every look and size. */
const rowOf = (file: string): string =>
  file.startsWith("newcomer/") ? file.replace(/-\d\d-[^/]*$/, "") : file.replace(/ (?:phone|desk) .*$/, "");
