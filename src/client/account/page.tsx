import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AccountChanged, Me } from "../../protocol/accounts.ts";
import type { ApiProblem } from "../api.ts";
import { language, texts } from "../language.ts";
import { becomePlayer, forgetGuest, guest } from "../session.ts";
import { announce } from "../ui/live.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { readMe } from "./api.ts";
import { Blocks } from "./blocks.tsx";
import { Care } from "./care.tsx";
import { Codes } from "./codes.tsx";
import { MatchHistory } from "./history.tsx";
import { Keys, SignIn } from "./keys.tsx";
import { Name } from "./name.tsx";
import { Notices } from "./notices.tsx";
import { Ratings } from "./ratings.tsx";
import { Sessions } from "./sessions.tsx";
import { ACCOUNT_TEXTS } from "./texts.ts";
import "./account.css";

/** What the parts of this page do to the rest of it. */
export interface Acts {
  /** Something was done, and perhaps with a new token and new recovery codes. */
  done(said: string, made?: AccountChanged): void;
  /** The browser is about to ask for a passkey. */
  asking(): void;
  showCodes(codes: readonly string[]): void;
  failed(problem: ApiProblem): void;
  /** There is nobody any more. */
  leave(said: string): void;
}

/** Everything about oneself: name, account, ratings, matches, data. */
export function MePage() {
  const said = ACCOUNT_TEXTS[language.value];
  const me = useSignal<Me | null>(null);
  const told = useSignal("");
  const problem = useSignal<string | null>(null);
  const codes = useSignal<readonly string[] | null>(null);
  const token = guest.value?.token ?? null;
  usePageTitle(said.title);

  async function load(current: string) {
    const answer = await readMe(current);
    if (guest.value?.token !== current) return;
    if (answer.ok) {
      me.value = answer.value;
      becomePlayer({ token: current, player: answer.value.player }); // renamed on another device, perhaps
    } else if (answer.error === "token-invalid") {
      forgetGuest();
      problem.value = said.tokenOver;
    } else problem.value = texts.value.problems[answer.error];
  }

  useEffect(() => {
    me.value = me.value?.player.id === guest.value?.id ? me.value : null;
    if (token !== null) void load(token);
  }, [token]);

  const acts: Acts = {
    done(sentence, made) {
      problem.value = null;
      told.value = sentence;
      announce(sentence);
      if (made?.codes) codes.value = made.codes;
      if (made) becomePlayer({ token: made.token, player: made.player });
      // Another token loads the page anew by itself; the same one, signed again, does not.
      if (token !== null && (made?.token ?? token) === token) void load(token);
    },
    asking() {
      problem.value = null;
      told.value = said.confirming;
      announce(said.confirming);
    },
    showCodes(made) {
      codes.value = made;
      acts.done(said.codesMade);
    },
    failed(code) {
      told.value = "";
      problem.value = code === "token-invalid" ? said.tokenOver : texts.value.problems[code];
      if (code === "token-invalid") forgetGuest();
    },
    leave(sentence) {
      me.value = null;
      codes.value = null;
      forgetGuest();
      acts.done(sentence);
    },
  };

  return (
    <div class="page">
      <Masthead />
      <main id="main" class="me" tabIndex={-1}>
        <div class="me-news">
          <p class="me-told" aria-hidden="true">
            {told.value}
          </p>
          <p class="refusal" role="alert">
            {problem.value}
          </p>
        </div>
        {codes.value && (
          <Codes
            codes={codes.value}
            onKept={() => {
              codes.value = null;
              document.getElementById("main")?.focus();
            }}
          />
        )}
        {token === null ? (
          <Nobody acts={acts} />
        ) : (
          me.value && <Somebody me={me.value} token={token} acts={acts} />
        )}
      </main>
    </div>
  );
}

function Nobody({ acts }: { acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  return (
    <>
      <header class="me-head">
        <h1>{said.nobody}</h1>
        <p class="lead">{said.nobodyLead}</p>
      </header>
      <section class="me-part" aria-labelledby="why-title">
        <h2 id="why-title">{said.keys}</h2>
        <p>{said.why}</p>
        <SignIn acts={acts} />
      </section>
    </>
  );
}

function Somebody({ me, token, acts }: { me: Me; token: string; acts: Acts }) {
  const said = ACCOUNT_TEXTS[language.value];
  return (
    <>
      <header class="me-head">
        <h1>{me.player.name}</h1>
        <p class="note">{said[me.kind]}</p>
      </header>
      <Notices key={me.player.id} token={token} acts={acts} />
      <div class="me-columns">
        <div class="me-column is-first">
          <Keys me={me} token={token} acts={acts} />
          {me.kind !== "partner" && (
            <Name key={me.player.name} name={me.player.name} token={token} acts={acts} />
          )}
          <Blocks token={token} acts={acts} />
          {me.kind === "account" && <Sessions token={token} acts={acts} />}
        </div>
        <div class="me-column is-wide">
          <Ratings me={me} />
          <MatchHistory key={me.player.id} token={token} />
        </div>
        <Care me={me} token={token} acts={acts} />
      </div>
    </>
  );
}
