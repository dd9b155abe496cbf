import type { ComponentChildren } from "preact";
import { texts } from "../language.ts";
import { Masthead } from "./masthead.tsx";
import { usePageTitle } from "./page-title.ts";

/** A page that says one thing and what to do next. */
export function Notice(props: {
  title: string;
  body: string;
  act?: string;
  onAct?: () => void;
  children?: ComponentChildren;
}) {
  usePageTitle(props.title);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="notice" tabIndex={-1}>
        <h1>{props.title}</h1>
        <p>{props.body}</p>
        <p class="row">
          {props.act && (
            <button type="button" class="button is-filled" onClick={props.onAct}>
              {props.act}
            </button>
          )}
          <a class="button" href="/">
            {texts.value.backHome}
          </a>
        </p>
        {props.children}
      </main>
    </div>
  );
}
