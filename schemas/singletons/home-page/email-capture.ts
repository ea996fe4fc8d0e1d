import { fieldsTogether } from "../../fields/group.ts";
import { messages } from "../../fields/message.ts";
import { heading } from "../../fields/page-parts.ts";
import { optionalText, requiredStrings } from "../../fields/text.ts";

export const emailCapture = fieldsTogether(
  "emailCapture",
  "Email sign-up",
  "The box in which a visitor leaves an email address.",
  [
    heading("Shown at the top of the box."),
    ...requiredStrings(60)`
      fieldLabel | Label of the field | Names the field for everybody, screen readers included.
      placeholder | Placeholder | A sample address, shown while the field is empty.
      buttonLabel | Button | The words on the button that sends the address. | 40
      sendingLabel | While sending | What a screen reader says while the address is being sent. | 40
      hint | Hint | What happens with the address, in one short sentence under the field. | 160
    `,
    optionalText(
      "withoutJavaScript",
      "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
      { title: "Without JavaScript" },
    ),
    messages("What the visitor reads after pressing the button.", [
      ...requiredStrings(200)`
      emailRequiredTitle | Nothing entered: title | Shown when the field is empty.
      emailRequiredText | Nothing entered: text | Follows that title.
      invalidEmail | Not an address | Shown beside a field that holds no address.
      rateLimitTitle | Too many attempts: title | Shown after 3 attempts in 15 minutes.
      rateLimitText | Too many attempts: text | Follows that title.
      failureTitle | Not sent: title | Shown when sending failed.
      failureText | Not sent: text | Follows that title.
      successTitle | Sent: title | Shown when the address was sent.
      successText | Sent: text | Follows that title.
    `,
    ]),
  ],
);
