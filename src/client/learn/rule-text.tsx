import type { Lesson } from "./lesson.ts";
import { type Figures, type RuleBook, type RuleSection, readable } from "./rule-book.ts";
import "./rules.css";

interface Drawn {
  readonly figures: Figures;
  readonly lesson: Lesson;
}

/** The rules section by section, with their drawings: on a page of their own and at a table. */
export function RuleText({ rules, figures, lesson }: { rules: RuleBook } & Drawn) {
  return (
    <>
      {rules.sections.map((section) => (
        <Section key={section.id} section={section} figures={figures} lesson={lesson} />
      ))}
    </>
  );
}

function Section({ section, figures, lesson }: { section: RuleSection } & Drawn) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.figures?.map(({ name, caption }) => {
        const Drawing = figures[name];
        return (
          Drawing && (
            <figure key={name} class="rules-figure">
              <div class="rules-drawing" aria-hidden="true" inert>
                <Drawing lesson={lesson} />
              </div>
              <figcaption>{readable(caption)}</figcaption>
            </figure>
          )
        );
      })}
      <ul class="rules-list">
        {section.rules.map(({ ids, text }) => (
          <li key={ids} id={ids.split(" ")[0]}>
            {withExamples(readable(text))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands between asterisks is an example. */
const withExamples = (text: string) =>
  text.split("*").map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part));
