/** Id of the words that name the evidence of a page, and with them each mark. */
export const EVIDENCE_HEADING_ID = "evidence";

type Identified = { _id: string };

/** Id of a figure's evidence on the page. */
export function evidenceId({ _id }: Identified): string {
  return `evidence-${_id}`;
}

/** Id of the words in it that say what the figure is. */
export function evidenceNameId(figure: Identified): string {
  return `${evidenceId(figure)}-name`;
}
