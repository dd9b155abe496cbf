import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../../match/seat-mark.tsx";
import { words } from "./texts/index.ts";

/** The words said so far, the last letter of each marked: the next word begins with it. */
export function Chain(props: {
  said: readonly { readonly seat: number; readonly word: string }[];
  place: (seat: number) => number;
  name: (seat: number) => string;
}) {
  const { said, place, name } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [said.length]);
  if (said.length === 0) return <p class="new-game-empty note">{words.value.empty}</p>;
  return (
    <ol class="new-game-chain" ref={list} aria-label={words.value.chain}>
      {said.map(({ seat, word }) => (
        <li key={word} class={`place-${place(seat)}`}>
          <SeatMark place={place(seat)} />
          <span class="unseen">{name(seat)}</span>
          <span role="img" aria-label={word} class="new-game-letters">
            {[...word].map((letter, i) => (
              <span key={i} class={i === word.length - 1 ? "is-last" : undefined}>
                {letter}
              </span>
            ))}
          </span>
          <span class="note">+{word.length}</span>
        </li>
      ))}
    </ol>
  );
}
