import { useSignal } from "@preact/signals";
import { MEASURE_DAYS, MEASURE_DAYS_MAX, MEASURES, type Measure } from "../../protocol/report-reasons.ts";
import type { Report, Settlement } from "../../protocol/reports.ts";
import { type Answer, type ApiProblem, call } from "../api.ts";
import { language, texts } from "../language.ts";
import { Choice } from "../ui/choice.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { KeyForm } from "./key-form.tsx";
import { adminTexts } from "./texts.ts";
import "./admin.css";

type State = "open" | "settled";

const readReports = (key: string, state: State): Answer<{ reports: Report[] }> =>
  call("GET", `/api/admin/reports?state=${state}`, { token: key });
const settle = (key: string, id: string, body: Settlement): Answer<unknown> =>
  call("POST", `/api/admin/reports/${encodeURIComponent(id)}`, { token: key, body });

/** What players reported. */
export function AdminPage() {
  const said = adminTexts();
  const key = useSignal("");
  const state = useSignal<State>("open");
  const reports = useSignal<readonly Report[] | null>(null);
  const problem = useSignal<ApiProblem | null>(null);
  usePageTitle(said.title);

  async function load() {
    const read = await readReports(key.value, state.value);
    problem.value = read.ok ? null : read.error;
    if (read.ok) reports.value = read.value.reports;
  }

  async function decide(id: string, settlement: Settlement) {
    const settled = await settle(key.value, id, settlement);
    if (settled.ok) await load();
    else problem.value = settled.error;
  }

  return (
    <div class="page">
      <Masthead />
      <main id="main" class="admin" tabIndex={-1}>
        <h1>{said.title}</h1>
        <KeyForm administrator={key} enter={() => void load()} />
        <p class="refusal" role="alert">
          {problem.value && texts.value.problems[problem.value]}
        </p>
        {reports.value && (
          <>
            <Choice
              legend={said.title}
              value={state.value}
              choices={[
                ["open", said.open],
                ["settled", said.settled],
              ]}
              change={(value) => {
                state.value = value;
                void load();
              }}
            />
            {reports.value.length === 0 && <p class="note">{said.none}</p>}
            <ul class="reports">
              {reports.value.map((report) => (
                <ReportItem key={report.id} report={report} decide={decide} />
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}

function ReportItem(props: { report: Report; decide: (id: string, settlement: Settlement) => void }) {
  const { report, decide } = props;
  const said = adminTexts();
  const note = useSignal("");
  const measure = useSignal<Measure>("warning");
  const days = useSignal(MEASURE_DAYS);
  const isOpen = report.decision === null || (report.objectedAt ?? 0) > (report.settledAt ?? 0);
  const noted = () => (note.value.trim() ? { note: note.value.trim() } : {});
  const day = (at: number) => new Date(at).toLocaleDateString(language.value);
  return (
    <li>
      <h2>
        {report.name} <span class="note">{said.reasons[report.reason]}</span>
      </h2>
      <p class="note">
        {new Date(report.at).toLocaleString(language.value)} · {said.match} {report.match}
      </p>
      {report.said !== null && (
        <p>
          {said.said} <q>{report.said}</q>
        </p>
      )}
      {report.note && (
        <p>
          {said.note} {report.note}
        </p>
      )}
      {report.decision && (
        <p>
          <b>{said.decided[report.decision]}</b>
          {report.measure && `, ${said.measures[report.measure]}`}
          {report.measureUntil !== null && ` ${said.until(day(report.measureUntil))}`} {report.settledNote}
        </p>
      )}
      {report.objection !== null && (
        <p>
          {said.objection} <q>{report.objection}</q>
        </p>
      )}
      {isOpen && (
        <div class="row">
          <input
            class="text-box"
            aria-label={said.yourNote}
            placeholder={said.yourNote}
            maxLength={500}
            value={note.value}
            onInput={(event) => {
              note.value = event.currentTarget.value;
            }}
          />
          <select
            class="text-box"
            aria-label={said.measure}
            value={measure.value}
            onChange={(event) => {
              measure.value = event.currentTarget.value as Measure;
            }}
          >
            {MEASURES.map((each) => (
              <option key={each} value={each}>
                {said.measures[each]}
              </option>
            ))}
          </select>
          {measure.value !== "warning" && (
            <label class="admin-days">
              <input
                class="text-box"
                type="number"
                min={1}
                max={MEASURE_DAYS_MAX}
                value={days.value}
                onInput={(event) => {
                  days.value = event.currentTarget.valueAsNumber;
                }}
              />
              {said.days}
            </label>
          )}
          <button
            type="button"
            class="button"
            onClick={() =>
              decide(report.id, {
                ...{ decision: "upheld", measure: measure.value, ...noted() },
                ...(measure.value === "warning" ? {} : { days: days.value }),
              })
            }
          >
            {said.decide.upheld}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => decide(report.id, { decision: "dismissed", ...noted() })}
          >
            {said.decide.dismissed}
          </button>
        </div>
      )}
    </li>
  );
}
