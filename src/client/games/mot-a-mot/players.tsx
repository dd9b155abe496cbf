import { doingOf } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { TokenNames, Tokens } from "./tokens.tsx";

/** Everybody at the table, speakers first: role, what they are doing, and their tokens. */
export function Players({ table }: { table: MotAMotTable }) {
  const { players: said } = words.value;
  const { tokens, round, phase } = table.view.value;
  const isPlayed = phase === "auction" || phase === "speaking" || phase === "choosing-bonus";
  const speakers = isPlayed ? (round?.speakers ?? []) : [];
  const seats = tokens.map((_, seat) => seat);
  const others = seats.filter((seat) => !speakers.includes(seat));
  return (
    <section class="mam-players" aria-label={said.title}>
      <TokenNames />
      {isPlayed ? (
        <>
          <Group table={table} title={said.speakers} seats={speakers} />
          <Group table={table} title={said.seekers} seats={others} />
        </>
      ) : (
        <Group table={table} title={said.title} seats={seats} />
      )}
    </section>
  );
}

function Group(props: { table: MotAMotTable; title: string; seats: readonly number[] }) {
  const { table, title, seats } = props;
  const { players: said } = words.value;
  const doing = (seat: number) =>
    doingOf(table.view.value, seat, table.match.seats.value[seat]?.out ?? false);
  return (
    <div class="mam-group">
      <h2 class="field-name">{title}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={seat} class="mam-player" data-mine={seat === table.you.value} data-doing={doing(seat)}>
            <span class="mam-player-who">
              <span class="mam-player-name">{table.who(seat) ?? said.you}</span>
              <span class="mam-player-doing">{said.doing[doing(seat)]}</span>
            </span>
            <Tokens {...table.view.value.tokens[seat]!} />
          </li>
        ))}
      </ul>
    </div>
  );
}
