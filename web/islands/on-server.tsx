import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/** `hydrating` in the server's build: the same module makes the HTML that React takes over. */
export function hydrating<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props): string => renderToString(<Component {...props} />);
}
