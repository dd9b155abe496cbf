/**
 * Reads hunspell's two files and expands an entry to all its forms, as far as the French and the German dictionary
 * need it: flags of two letters or of one, suffixes and prefixes, and flags that a made form carries on ("mètre" →
 * "kilomètre" → "kilomètres"). Elisions (l', d', qu' …) are prefixes too; they never make a new word and are left out.
 */
export interface Entry {
  readonly word: string;
  readonly flags: readonly string[];
}

export interface AffixRule {
  readonly flag: string;
  readonly kind: "prefix" | "suffix";
  readonly strip: string;
  readonly add: string;
  /** Flags of the form that the rule makes. */
  readonly carried: readonly string[];
  readonly condition: RegExp;
}

export type AffixRules = ReadonlyMap<string, readonly AffixRule[]>;

/** French flags have two letters, German ones a single one. */
const FLAG_LETTERS = 2;

export function parseAffixes(text: string, flagLetters = FLAG_LETTERS): AffixRules {
  const rules = new Map<string, AffixRule[]>();
  for (const line of text.split("\n")) {
    const [kind, flag, strip, made, condition] = line.trim().split(/\s+/);
    // A group's heading has four fields, "SFX S. Y 2"; its rules have five.
    if ((kind !== "SFX" && kind !== "PFX") || condition === undefined) continue;
    const [add, carried = ""] = made!.split("/");
    if (add!.includes("'")) continue;
    const suffix = kind === "SFX";
    const group = rules.get(flag!) ?? [];
    rules.set(flag!, group);
    group.push({
      flag: flag!,
      kind: suffix ? "suffix" : "prefix",
      strip: strip === "0" ? "" : strip!,
      add: add === "0" ? "" : add!,
      carried: splitFlags(carried, flagLetters),
      condition: new RegExp(suffix ? `${condition}$` : `^${condition}`, "u"),
    });
  }
  return rules;
}

export function parseEntries(text: string, flagLetters = FLAG_LETTERS): Entry[] {
  const [, ...lines] = text.split("\n"); // the first line is the number of entries
  return lines.filter((line) => line.trim() !== "").map((line) => parseEntry(line, flagLetters));
}

/** "mètre/Um" */
export function parseEntry(line: string, flagLetters = FLAG_LETTERS): Entry {
  const [word, flags = ""] = line.trim().split("/");
  return { word: word!, flags: splitFlags(flags, flagLetters) };
}

/** Calls `visit` for the entry itself (without a rule) and for each form that its rules make. */
export function expand(
  entry: Entry,
  rules: AffixRules,
  visit: (form: string, rule: AffixRule | null) => void,
): void {
  visit(entry.word, null);
  apply(entry.word, entry.flags, rules, visit);
}

function apply(
  word: string,
  flags: readonly string[],
  rules: AffixRules,
  visit: (form: string, rule: AffixRule) => void,
): void {
  for (const flag of flags) {
    for (const rule of rules.get(flag) ?? []) {
      if (!rule.condition.test(word)) continue;
      const form = affixed(word, rule);
      visit(form, rule);
      apply(form, rule.carried, rules, visit);
    }
  }
}

const affixed = (word: string, { kind, strip, add }: AffixRule): string =>
  kind === "suffix" ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length);

const splitFlags = (flags: string, letters: number): string[] =>
  flags.match(new RegExp(`.{${letters}}`, "g")) ?? [];
