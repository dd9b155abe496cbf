import { Component, type ComponentChildren } from "preact";
import { texts } from "../language.ts";
import { Notice } from "./notice.tsx";

/** A bug in one component must not leave an empty page: a match is safe on the server and only a reload away. */
export class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(cause);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { broken } = texts.value;
    return (
      <Notice title={broken.title} body={broken.body} act={broken.reload} onAct={() => location.reload()} />
    );
  }
}
