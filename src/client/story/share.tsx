import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { withoutGuestNumber } from "../../core/guest-names.ts";
import type { Boast, Tale } from "../games/game-after.ts";
import { formsOf } from "../i18n/forms.ts";
import { language, texts } from "../language.ts";
import { seatName } from "../match/names.ts";
import type { MatchStore } from "../match/store.ts";
import { copy, save } from "../replay/save.ts";
import { HOME_PATH, replayPath } from "../route.ts";
import { outcomeLines, textOf } from "./boast.ts";
import { drawPicture } from "./picture.ts";
import { storyTexts } from "./texts.ts";

/** Text and picture to whatever the device shares with; where it shares with nothing, to the clipboard and a file. */
export function Share(props: {
  match: MatchStore;
  name: string;
  series: Tale["series"];
  boast: Boast | null;
}) {
  const { match, name, series } = props;
  const said = storyTexts.value;
  const isOpen = useSignal(false);
  const told = useSignal("");
  const canvas = useRef<HTMLCanvasElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const names = match.seats.value.map(({ seat }) =>
    withoutGuestNumber(seatName(match.seats.value, seat, texts.value)),
  );
  const outcome = match.view.value?.outcome;
  const boast = props.boast ?? {
    lines: outcome ? outcomeLines(outcome, names, said, formsOf(language.value).list) : [],
    isOpen: false,
  };
  const link = new URL(boast.isOpen ? HOME_PATH : replayPath(match.id), location.href).href;
  const text = textOf(name, boast, link);
  const data = { game: name, lines: boast.lines, series, names };

  useEffect(() => {
    if (!isOpen.value || !canvas.current) return;
    void drawPicture(canvas.current, data);
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen.value]);

  async function share() {
    const files = await pictureFile(data);
    if (navigator.share && navigator.canShare?.({ text, files })) {
      // Closed without sharing: nothing to say.
      await navigator.share({ text, files }).catch(() => {});
      return;
    }
    isOpen.value = !isOpen.value;
  }

  return (
    <>
      <button type="button" class="button is-large" aria-expanded={isOpen.value} onClick={() => void share()}>
        {said.share}
      </button>
      {isOpen.value && (
        <div class="story-share" ref={panel}>
          <canvas ref={canvas} role="img" aria-label={said.picture(name)} />
          <pre>{text}</pre>
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={async () => {
                told.value = (await copy(text)) ? said.copied : said.notCopied;
              }}
            >
              {said.copyText}
            </button>
            <button
              type="button"
              class="button"
              onClick={async () => {
                const [file] = await pictureFile(data);
                if (file) save(file.name, file);
              }}
            >
              {said.saveImage}
            </button>
          </div>
          <p class="note" role="status">
            {told.value}
          </p>
        </div>
      )}
    </>
  );
}

/** Empty where the browser makes no picture. */
async function pictureFile(data: Parameters<typeof drawPicture>[1]): Promise<File[]> {
  const canvas = document.createElement("canvas");
  await drawPicture(canvas, data);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ? [new File([blob], `${storyTexts.value.file}.png`, { type: "image/png" })] : [];
}
