import { texts } from "../language.ts";
import { Notice } from "../ui/notice.tsx";

export function Lost() {
  const { title, body } = texts.value.lost;
  return <Notice title={title} body={body} />;
}
