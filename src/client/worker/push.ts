import { LANGUAGES } from "../../core/language.ts";
import { isOneOf } from "../../core/one-of.ts";
import type { PushMessage } from "../../protocol/push.ts";
import { PUSH_TEXTS } from "./texts.ts";

/** What a pushed message becomes on the screen, and where a press on it leads. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  /** One for each match: a later message takes the place of an earlier one. */
  readonly tag: string;
  readonly path: string;
  readonly language: string;
}

/** The list of what waits, also where a message cannot be read: something does. */
const LIST = "/me/matches";

export function shownOf(text: string | null): Shown {
  const message = parse(text);
  const language = isOneOf(LANGUAGES, message?.language ?? "") ? message!.language : LANGUAGES[0];
  const said = PUSH_TEXTS[language];
  if (message?.kind === "digest")
    return { title: said.digest(message.count), body: said.digestBody, tag: "digest", path: LIST, language };
  if (!message || !Object.hasOwn(said.kinds, message.kind) || typeof message.match !== "string")
    return { title: "Palabre", body: said.waits, tag: "waits", path: LIST, language };
  const { kind, match, game, with: people } = message;
  const path = kind === "invited" ? LIST : `/m/${encodeURIComponent(match)}`;
  const { title, body } = said.kinds[kind](game, people);
  return { title, body, tag: match, path, language };
}

function parse(text: string | null): PushMessage | null {
  try {
    const message: unknown = JSON.parse(text ?? "");
    return typeof message === "object" ? (message as PushMessage | null) : null;
  } catch {
    return null;
  }
}

/** A page of ours that is open, as far as a press has to know it. */
export interface OpenPage {
  readonly url: string;
  readonly isTop: boolean;
}

/**
 * Which of the open pages a press leads to, and whether it has to go there first: the one that shows it, else one that
 * is at no table, as nobody's board is to be taken away. Null: a new one.
 */
export function pageFor<Page extends OpenPage>(
  pages: readonly Page[],
  path: string,
): { readonly page: Page; readonly goes: boolean } | null {
  const own = pages.filter(({ isTop }) => isTop);
  const there = own.find(({ url }) => new URL(url).pathname === path);
  if (there) return { page: there, goes: false };
  const free = own.find(({ url }) => !/^\/(?:m|embed|solo)(?:\/|$)/.test(new URL(url).pathname));
  return free ? { page: free, goes: true } : null;
}
