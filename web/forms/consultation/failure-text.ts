type FailureTexts = {
  invalidParameters: string;
  limitReached: string;
  forbidden: string;
  otherFailure: string;
};

/** What to tell the visitor after a send that failed with `status`. */
export function failureText(status: number, texts: FailureTexts): string {
  if (status === 400) return texts.invalidParameters;
  if (status === 402) return texts.limitReached;
  if (status === 403) return texts.forbidden;
  return texts.otherFailure;
}
