import { useSignal } from "@preact/signals";
import type { Me } from "../../protocol/accounts.ts";
import { language } from "../language.ts";
import { dropMatch, recentMatches } from "../recent.ts";
import { save } from "../replay/save.ts";
import { deleteMe, readExport, signOutElsewhere, signOutHere } from "./api.ts";
import { asOwner } from "./confirm.ts";
import { told } from "./keys.tsx";
import type { Acts } from "./page.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** What is kept of somebody is theirs: to take along, to lock, to delete. */
export function Care({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];

  async function takeAlong() {
    const answer = await asOwner(token, (confirmation) => readExport(token, confirmation), acts.asking);
    if (!answer.ok) return told(answer.error, acts);
    save("palabre.json", new Blob([JSON.stringify(answer.value, null, 2)], { type: "application/json" }));
    acts.done(said.exported);
  }

  async function lockOthers() {
    const answer = await signOutElsewhere(token);
    if (answer.ok) acts.done(said.signedOutAll, answer.value);
    else acts.failed(answer.error);
  }

  return (
    <section class="me-part me-care" aria-labelledby="care-title">
      <h2 id="care-title">{said.data}</h2>
      <Act name={said.export} note={said.exportNote} act={() => void takeAlong()} />
      {me.kind === "account" && (
        <>
          <Act name={said.signOutAll} note={said.signOutAllNote} act={() => void lockOthers()} />
          <Act
            name={said.signOut}
            note={said.signOutNote}
            act={() => {
              void signOutHere(token); // without a connection the browser still forgets who it was
              forgetMatches();
              acts.leave("");
            }}
          />
        </>
      )}
      <Removal me={me} token={token} acts={acts} />
    </section>
  );
}

function Act(props: { name: string; note: string; act: () => void }) {
  return (
    <div class="me-act">
      <button type="button" class="button" onClick={props.act}>
        {props.name}
      </button>
      <p class="note">{props.note}</p>
    </div>
  );
}

/** Asked twice: there is no way back. */
function Removal({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  const asked = useSignal(false);

  async function remove() {
    const answer = await asOwner(token, (confirmation) => deleteMe(token, confirmation), acts.asking);
    if (!answer.ok) return told(answer.error, acts);
    forgetMatches();
    acts.leave(said.removedAll);
  }

  return (
    <div class="me-act">
      {asked.value ? (
        <fieldset class="me-ask">
          <legend>{said.removeAsk}</legend>
          <p class="row">
            <button type="button" class="button is-danger" onClick={() => void remove()}>
              {said.removeYes}
            </button>
            <button
              type="button"
              class="button"
              // The keyboard goes on at the answer that loses nothing.
              ref={(button) => button?.focus()}
              onClick={() => {
                asked.value = false;
              }}
            >
              {said.removeNo}
            </button>
          </p>
        </fieldset>
      ) : (
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            asked.value = true;
          }}
        >
          {me.kind === "guest" ? said.removeGuest : said.remove}
        </button>
      )}
      <p class="note">{said.removeNote}</p>
    </div>
  );
}

/** The matches that this browser would offer to go on with were somebody else's. */
function forgetMatches(): void {
  for (const { id } of recentMatches.value) dropMatch(id);
}
