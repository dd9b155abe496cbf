import { NAMESPACE, VERSION } from "./messages.ts";

/** The one script of the card for keys that nobody has: it tells the page around it why there is no game. */
const { dataset } = document.documentElement;
const host = new URLSearchParams(location.search).get("host") ?? "";
if (parent !== window && URL.canParse(host) && new URL(host).origin === host) {
  const data = { code: dataset.code ?? "partner_unknown", retryable: false };
  parent.postMessage({ ns: NAMESPACE, v: VERSION, type: "error", data }, host);
}
