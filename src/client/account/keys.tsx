import { useSignal } from "@preact/signals";
import type { Me, Passkey } from "../../protocol/accounts.ts";
import type { ApiProblem } from "../api.ts";
import { language } from "../language.ts";
import { ME_PATH } from "../route.ts";
import { makeCodes, removeKey } from "./api.ts";
import { type Ceremony, makeAccount, makePasskey, obstacle, signIn } from "./ceremony.ts";
import { Recover } from "./codes.tsx";
import { asOwner } from "./confirm.ts";
import { formatDay } from "./days.ts";
import type { Acts } from "./page.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** A guest's way to an account, or the passkeys that an account has. */
export function Keys({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  const { busy, run } = useCeremony(acts);
  if (me.kind === "partner") return null;
  const make = () =>
    run(
      asOwner(token, (confirmation) => makePasskey(token, confirmation), acts.asking),
      () => (me.kind === "guest" ? said.created : said.added),
    );
  const blocked = obstacle();
  return (
    <section class="me-part" aria-labelledby="keys-title">
      <h2 id="keys-title">{said.keys}</h2>
      {me.kind === "guest" ? (
        <p>{said.why}</p>
      ) : (
        <>
          <p class="note">{said.keysLead}</p>
          <ul class="me-keys">
            {me.passkeys.map((key) => (
              <Key key={key.id} passkey={key} isLast={me.passkeys.length === 1} token={token} acts={acts} />
            ))}
          </ul>
        </>
      )}
      {blocked === null ? (
        <p class="row">
          <button
            type="button"
            class={me.kind === "guest" ? "button is-filled" : "button"}
            disabled={busy.value}
            onClick={make}
          >
            {me.kind === "guest" ? said.create : said.addKey}
          </button>
          {me.kind === "guest" && (
            <button
              type="button"
              class="button"
              disabled={busy.value}
              onClick={() => run(signIn(), said.signedIn)}
            >
              {said.signIn}
            </button>
          )}
        </p>
      ) : (
        <Obstacle what={blocked} />
      )}
      {me.kind === "guest" && blocked === null && (
        <>
          <p class="note">{said.signInNote(me.player.name)}</p>
          <Recover busy={busy.value} run={(ceremony) => run(ceremony, said.recovered)} />
        </>
      )}
      {me.kind === "account" && <Spare me={me} token={token} acts={acts} />}
    </section>
  );
}

/** For somebody of whom this browser knows nothing: the guest that an account grows from is made on the way. */
export function SignIn({ acts }: { acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  const { busy, run } = useCeremony(acts);
  const blocked = obstacle();
  if (blocked !== null) return <Obstacle what={blocked} />;
  return (
    <>
      <p class="row">
        <button
          type="button"
          class="button is-filled"
          disabled={busy.value}
          onClick={() => run(makeAccount(), () => said.created)}
        >
          {said.create}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy.value}
          onClick={() => run(signIn(), said.signedIn)}
        >
          {said.signInAlone}
        </button>
      </p>
      <Recover busy={busy.value} run={(ceremony) => run(ceremony, said.recovered)} />
    </>
  );
}

/** The codes that an account has in reserve, and new ones for who has lost or used them. */
function Spare({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];

  async function make() {
    const answer = await asOwner(token, (confirmation) => makeCodes(token, confirmation), acts.asking);
    if (answer.ok) acts.showCodes(answer.value.codes);
    else told(answer.error, acts);
  }

  return (
    <div class="me-act">
      <button type="button" class="button" onClick={() => void make()}>
        {said.codesNew}
      </button>
      <p class="note">{me.recoveryCodes > 0 ? said.codesLeft(me.recoveryCodes) : said.codesNone}</p>
    </div>
  );
}

/** Why something was not done. Who closed the browser's window has changed their mind: that is no problem. */
export function told(error: ApiProblem | "cancelled", acts: Acts): void {
  if (error === "cancelled") acts.done(ACCOUNT_TEXTS[language.value].cancelled);
  else acts.failed(error);
}

function Key(props: { passkey: Passkey; isLast: boolean; token: string; acts: Acts }) {
  const { passkey, isLast, token, acts } = props;
  const said = ACCOUNT_TEXTS[language.value];
  const name = said.key(passkey.device);
  const facts = [
    said.keyMade(formatDay(passkey.createdAt)),
    ...(passkey.usedAt === null ? [] : [said.keyUsed(formatDay(passkey.usedAt))]),
    ...(passkey.synced ? [said.keySynced] : []),
  ];

  async function remove() {
    const ask = (confirmation?: string) => removeKey(token, passkey.id, confirmation);
    const answer = await asOwner(token, ask, acts.asking);
    if (!answer.ok) told(answer.error, acts);
    else if (answer.value) acts.done(said.removed, answer.value);
    else acts.leave(said.removedOwn);
  }

  return (
    <li>
      <span>
        <span class="me-key-name">{name}</span>
        <span class="note">{facts.join(", ")}</span>
      </span>
      {!isLast && (
        <button
          type="button"
          class="plain"
          aria-label={said.removeKeyNamed(`${name}, ${facts[0]}`)}
          onClick={() => void remove()}
        >
          {said.removeKey}
        </button>
      )}
    </li>
  );
}

function Obstacle({ what }: { what: "unsupported" | "numbered" }) {
  const said = ACCOUNT_TEXTS[language.value];
  if (what === "unsupported") return <p class="note">{said.unsupported}</p>;
  const named = new URL(ME_PATH, location.href);
  named.hostname = "localhost";
  return (
    <p class="note">
      {said.numbered} {location.hostname === "127.0.0.1" && <a href={named.href}>{said.numberedGo}</a>}
    </p>
  );
}

function useCeremony(acts: Acts) {
  const busy = useSignal(false);
  async function run(ceremony: Ceremony, say: (name: string) => string) {
    busy.value = true;
    const answer = await ceremony;
    busy.value = false;
    if (answer.ok) acts.done(say(answer.value.player.name), answer.value);
    else told(answer.error, acts);
  }
  return {
    busy,
    run: (ceremony: Ceremony, say: (name: string) => string) => void run(ceremony, say),
  };
}
