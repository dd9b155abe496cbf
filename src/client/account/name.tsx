import { useSignal } from "@preact/signals";
import { language, texts } from "../language.ts";
import { changeName } from "./api.ts";
import type { Acts } from "./page.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";

const NAME_MAX = 24;

const ABOUT_NAMES = ["name-refused", "name-reserved", "name-taken"] as const;
const isAboutName = (code: string): code is (typeof ABOUT_NAMES)[number] =>
  ABOUT_NAMES.some((each) => each === code);

export function Name({ name, token, acts }: { name: string; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  const typed = useSignal(name);
  const refused = useSignal<string | null>(null);
  const busy = useSignal(false);
  const isSame = typed.value.trim() === name || typed.value.trim() === "";

  async function change(event: Event) {
    event.preventDefault();
    if (isSame) return;
    busy.value = true;
    const answer = await changeName(token, typed.value);
    busy.value = false;
    if (answer.ok) acts.done(said.renamed(answer.value.player.name), answer.value);
    else if (answer.error === "body-malformed") refused.value = texts.value.create.nameRefused;
    else if (isAboutName(answer.error)) refused.value = texts.value.problems[answer.error];
    else acts.failed(answer.error);
  }

  return (
    <form class="me-part" onSubmit={(event) => void change(event)}>
      <label class="field">
        <span class="field-name">{said.name}</span>
        <input
          class="text-box"
          value={typed.value}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          aria-describedby="name-hint"
          aria-invalid={refused.value !== null}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            refused.value = null;
          }}
        />
      </label>
      <p id="name-hint" class={refused.value ? "refusal" : "note"} role={refused.value ? "alert" : undefined}>
        {refused.value ?? said.nameHint}
      </p>
      <p>
        <button type="submit" class="button" disabled={isSame || busy.value}>
          {said.rename}
        </button>
      </p>
    </form>
  );
}
