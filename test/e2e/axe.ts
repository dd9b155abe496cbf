import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { endAnimations } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; impact: string | null; nodes: { html: string }[] }[];
  }>;
}

/** What is serious for those who see little, hear the page, or use keys alone; `colours` looks at contrast only. */
export async function seriousFor(
  page: Page,
  what: "everything" | "colours" = "everything",
): Promise<string[]> {
  // Evaluated, not inserted as a script: the page's policy would rightly refuse that.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const options =
    what === "colours"
      ? { runOnly: { type: "rule", values: ["color-contrast"] } }
      : { rules: { "target-size": { enabled: true } } };
  await endAnimations(page);
  const { violations } = await page.evaluate(
    (it) => (globalThis as unknown as { axe: Axe }).axe.run(it),
    options,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
