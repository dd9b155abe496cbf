import { useSignal } from "@preact/signals";
import type { PartnerListed } from "../../protocol/partners.ts";
import { KeyForm } from "../admin/key-form.tsx";
import { language } from "../language.ts";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { ADMIN_TEXTS } from "./admin-texts.ts";
import "./partners.css";

/** Partners, for the administrator: who they are, their origins and keys. */
export function PartnerAdmin() {
  const said = ADMIN_TEXTS[language.value];
  const key = useSignal("");
  const partners = useSignal<readonly PartnerListed[] | null>(null);
  const told = useSignal("");
  usePageTitle(said.title);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${key.value}` };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`/api/admin/partners${path}`, init).catch(() => null);
    const read = answer?.status === 204 ? {} : await answer?.json().catch(() => null);
    if (answer?.ok) return read;
    told.value = (read as { detail?: string } | null)?.detail ?? said.failed;
    return null;
  }
  async function list() {
    const found = (await call("GET", "")) as { partners: PartnerListed[] } | null;
    if (found) partners.value = found.partners;
  }
  /** What is shown once stays on the page until the next act. */
  async function act(method: string, path: string, body?: object) {
    told.value = "";
    const made = await call(method, path, body);
    if (!made) return;
    told.value = JSON.stringify(made, null, 2);
    await list();
  }

  return (
    <div class="page">
      <Masthead />
      <main id="main" class="partners" tabIndex={-1}>
        <h1>{said.title}</h1>
        <KeyForm
          administrator={key}
          enter={() => {
            told.value = "";
            void list();
          }}
        />
        <pre class="partners-console" role="status">
          {told.value || said.once}
        </pre>
        {partners.value && <NewPartner said={said} make={(body) => act("POST", "", body)} />}
        {partners.value?.map((partner) => (
          <Card key={partner.id} partner={partner} act={act} />
        ))}
      </main>
    </div>
  );
}

function NewPartner(props: {
  said: (typeof ADMIN_TEXTS)["fr"];
  make: (body: { id: string; name: string; origins: string[] }) => void;
}) {
  const { said } = props;
  return (
    <form
      class="partners-fields"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (name: string) => String(data.get(name) ?? "").trim();
        props.make({
          id: text("id"),
          name: text("name"),
          origins: text("origins").split(/\s+/).filter(Boolean),
        });
      }}
    >
      <label class="field">
        <span class="field-name">{said.id}</span>
        <input class="text-box" name="id" required pattern="[a-z][a-z0-9\-]{1,39}" />
      </label>
      <label class="field">
        <span class="field-name">{said.name}</span>
        <input class="text-box" name="name" required maxLength={80} />
      </label>
      <label class="field">
        <span class="field-name">{said.origins}</span>
        <input class="text-box" name="origins" placeholder="https://www.example.com" />
      </label>
      <button type="submit" class="button">
        {said.make}
      </button>
    </form>
  );
}

function Card({
  partner,
  act,
}: {
  partner: PartnerListed;
  act: (method: string, path: string, body?: object) => void;
}) {
  const said = ADMIN_TEXTS[language.value];
  const origins = useSignal(partner.origins.join(" "));
  const live = partner.keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <section class="partner-card" aria-label={partner.name}>
      <h2>{partner.name}</h2>
      <p class="note">
        <code>{partner.id}</code>
      </p>
      {partner.disabledAt !== null && <p class="refusal">{said.disabled}</p>}
      <label class="field">
        <span class="field-name">{said.origins}</span>
        <input
          class="text-box"
          value={origins.value}
          onInput={(event) => {
            origins.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="row">
        <button
          type="button"
          class="button"
          onClick={() =>
            act("PATCH", `/${partner.id}`, { origins: origins.value.split(/\s+/).filter(Boolean) })
          }
        >
          {said.keep}
        </button>
        {(["public", "secret"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            onClick={() => act("POST", `/${partner.id}/keys`, { kind, mode: "live" })}
          >
            {kind === "public" ? said.newPublic : said.newSecret}
          </button>
        ))}
        <button
          type="button"
          class="button"
          onClick={() =>
            act("POST", `/${partner.id}/signers`, {
              kid: new Date().toISOString().slice(0, 16).replace(":", ""),
            })
          }
        >
          {said.newSigner}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => act("PATCH", `/${partner.id}`, { disabled: partner.disabledAt === null })}
        >
          {partner.disabledAt === null ? said.disable : said.enable}
        </button>
      </p>
      <ul>
        {live.map(({ id, hint, kind, mode }) => (
          <li key={id}>
            <code>
              {hint}
              {kind === "secret" && "…"}
            </code>{" "}
            <span class="note">{mode}</span>{" "}
            <button type="button" class="plain" onClick={() => act("DELETE", `/${partner.id}/keys/${id}`)}>
              {said.revoke}
            </button>
          </li>
        ))}
        {partner.signers.map(({ kid }) => (
          <li key={kid}>
            <code>{kid}</code> <span class="note">JWT</span>{" "}
            <button
              type="button"
              class="plain"
              onClick={() => act("DELETE", `/${partner.id}/signers/${kid}`)}
            >
              {said.revoke}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
