import { useSignal } from "@preact/signals";
import type { Me, Passkey } from "../../protocol/accounts.ts";
import { language } from "../language.ts";
import { ME_PATH } from "../route.ts";
import { removeKey } from "./api.ts";
import { type Ceremony, makeAccount, makePasskey, obstacle, signIn } from "./ceremony.ts";
import { formatDay } from "./days.ts";
import type { Acts } from "./page.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** A guest's way to an account, or the passkeys that an account has. */
export function Keys({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  const { busy, run } = useCeremony(acts);
  if (me.kind === "partner") return null;
  const make = () => run(makePasskey(token), () => (me.kind === "guest" ? said.created : said.added));
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
      {me.kind === "guest" && blocked === null && <p class="note">{said.signInNote(me.player.name)}</p>}
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
    <p class="row">
      <button
        type="button"
        class="button is-filled"
        disabled={busy.value}
        onClick={() => run(makeAccount(), () => said.created)}
      >
        {said.create}
      </button>
      <button type="button" class="button" disabled={busy.value} onClick={() => run(signIn(), said.signedIn)}>
        {said.signInAlone}
      </button>
    </p>
  );
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
    const answer = await removeKey(token, passkey.id);
    if (answer.ok) acts.done(said.removed);
    else acts.failed(answer.error);
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
    else if (answer.error === "cancelled") acts.done(ACCOUNT_TEXTS[language.value].cancelled);
    else acts.failed(answer.error);
  }
  return {
    busy,
    run: (ceremony: Ceremony, say: (name: string) => string) => void run(ceremony, say),
  };
}
