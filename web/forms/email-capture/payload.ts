/** Who receives the sign-ups. */
export type Recipient = { name: string; email: string };

/** The message that tells the business about a sign-up, field by field as its template names them. */
export function signupPayload(email: string, recipient: Recipient, sentAt: Date) {
  const time = sentAt.toLocaleString();
  return {
    to_email: recipient.email,
    to_name: recipient.name,
    from_name: "Website visitor",
    from_email: email,
    subject: "New email sign-up from the home page",
    message: `${email} left this address on the home page at ${time} and expects an answer within 24 hours.`,
    reply_to: email,
    user_email: email,
    time,
    source: "hero_email_capture",
  };
}
