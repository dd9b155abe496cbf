import { GAMES, SAMPLE_GAME } from "../games/registry.ts";
import { fill, language } from "../language.ts";
import { Code } from "./code.tsx";
import {
  CLAIMS_SAMPLE,
  LISTEN_SAMPLE,
  policySample,
  roomSample,
  SIGNING_SAMPLE,
  WEBHOOK_SAMPLE,
} from "./samples.ts";
import type { LoaderRelease } from "./snippet.ts";
import { PARTNER_TEXTS } from "./texts.ts";

const gameIds = (): string =>
  new Intl.ListFormat(language.value, { type: "disjunction" }).format(GAMES.map(({ id }) => id));

/** Everything there is to look up: parameters, messages, identity, the server's side, policy and promise. */
export function Reference({ server, release }: { server: string; release: LoaderRelease | null }) {
  const said = PARTNER_TEXTS[language.value];
  return (
    <>
      <section>
        <h2>{said.parameters}</h2>
        <Table
          head={said.parameterHead}
          rows={Object.entries(said.parameterRows).map(([name, what]) => [
            name,
            fill(what, { games: gameIds() }),
          ])}
        />
      </section>
      <section>
        <h2>{said.messages}</h2>
        <p>{said.messagesLead}</p>
        <Table head={said.messageHead} rows={Object.entries(said.messageRows)} />
        <Code label={said.listenSample} text={LISTEN_SAMPLE} copy={said} />
        <h3>{said.commands}</h3>
        <Table head={said.messageHead} rows={Object.entries(said.commandRows)} />
      </section>
      <section>
        <h2>{said.identity}</h2>
        <p>{said.identityLead}</p>
        <Code label={said.signingSample} text={SIGNING_SAMPLE} copy={said} />
        <Code label={said.claimsSample} text={CLAIMS_SAMPLE} copy={said} />
        <p>{said.identityGuest}</p>
      </section>
      <section>
        <h2>{said.api}</h2>
        <p>{said.apiLead}</p>
        <Table head={said.apiHead} rows={Object.entries(said.apiRows)} />
        <Code label={said.roomSample} text={roomSample(server, SAMPLE_GAME.id)} copy={said} />
        <p>{said.webhooksLead}</p>
        <Code label={said.webhookSample} text={WEBHOOK_SAMPLE} copy={said} />
      </section>
      <section>
        <h2>{said.errors}</h2>
        <Table head={said.errorHead} rows={Object.entries(said.errorRows)} />
      </section>
      <section>
        <h2>{said.policy}</h2>
        <p>{said.policyLead}</p>
        <Code label="Content-Security-Policy" text={policySample(server)} copy={said} />
        <p>{said.sandbox}</p>
      </section>
      <section>
        <h2>{said.promise}</h2>
        <p>{said.promiseBody}</p>
        {release && (
          <p class="partners-hash">
            {said.promiseRelease(release.version, release.gzipBytes)} <code>{release.integrity}</code>
          </p>
        )}
      </section>
    </>
  );
}

function Table({
  head,
  rows,
}: {
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}) {
  return (
    <table class="partners-table">
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, body]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{body}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
