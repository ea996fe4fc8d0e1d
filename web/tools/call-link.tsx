import { fixedPath } from "#schemas/shared/routes.ts";
import { carriedMessage } from "#web/forms/carried-message.ts";

type CallLinkProps = {
  /** The result as readable text. */
  message: string;
  children: string;
};

/** Opens the consultation form with a result in its message, where the visitor sees it first. */
export function CallLink({ message, children }: CallLinkProps) {
  return (
    <a href={fixedPath("contactPage") + carriedMessage(message)} className="btn btn-secondary">
      {children}
    </a>
  );
}
