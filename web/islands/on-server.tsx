import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * Stands in for the `hydrating` of browsers where the build makes modules of islands for its server: the
 * same module then makes the HTML that React would take over.
 */
export function hydrating<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props): string => renderToString(<Component {...props} />);
}
