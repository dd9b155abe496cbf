/**
 * The words of a language as they are written, before folding: lemmas, each with its forms and their classes. A lemma's
 * key says what it is and how it is written ("noun Haus"), so that homographs stay apart. ß is ss here: some sources
 * spell as before 1996, and folding makes no difference anyway.
 */
export class Vocabulary {
  private readonly lemmas = new Map<string, Map<string, number>>();
  private readonly keys = new Map<string, string[]>();
  private readonly isNoForm: (key: string, text: string) => boolean;

  /** `isNoForm` keeps out what sources say of a lemma and what is wrong. */
  constructor(isNoForm: (key: string, text: string) => boolean = () => false) {
    this.isNoForm = isNoForm;
  }

  add(lemma: string, text: string, classes: number): void {
    const [key, form] = [withSs(lemma), withSs(text)];
    if (isInitialism(text) || this.isNoForm(key, form)) return;
    const forms = this.lemmas.get(key) ?? new Map<string, number>();
    const before = forms.get(form);
    forms.set(form, (before ?? 0) | classes);
    if (forms.size === 1) this.lemmas.set(key, forms);
    if (before !== undefined) return;
    const keys = this.keys.get(form);
    if (keys) keys.push(key);
    else this.keys.set(form, [key]);
  }

  /** The keys of the lemmas that this text is a form of. */
  keysOf(text: string): readonly string[] {
    return this.keys.get(withSs(text)) ?? [];
  }

  /** What this text is as a form of this lemma. */
  classesAs(key: string, text: string): number {
    return this.formsOf(key).get(withSs(text)) ?? 0;
  }

  formsOf(key: string): ReadonlyMap<string, number> {
    return this.lemmas.get(withSs(key)) ?? new Map();
  }

  entries(): IterableIterator<[key: string, forms: ReadonlyMap<string, number>]> {
    return this.lemmas.entries();
  }
}

const withSs = (text: string): string => text.replaceAll("ß", "ss");

/** CDU, GmbH, BürgerInnen, kHz: a capital that is not the first letter, or a name of a firm in small letters. */
const isInitialism = (text: string): boolean => /.\p{Lu}/u.test(text) || text === "dpa";
