import { fieldsTogether } from "../../fields/group.ts";
import { message, messages } from "../../fields/message.ts";
import { heading } from "../../fields/page-parts.ts";
import { optionalText, requiredString } from "../../fields/text.ts";

export const emailCapture = fieldsTogether(
  "emailCapture",
  "Email sign-up",
  "The box in which a visitor leaves an email address.",
  [
    heading("Shown at the top of the box."),
    requiredString(
      "fieldLabel",
      "Label of the field",
      "Names the field for everybody, screen readers included.",
      { max: 60 },
    ),
    requiredString(
      "placeholder",
      "Placeholder",
      "A sample address, shown while the field is empty.",
      { max: 60 },
    ),
    requiredString("buttonLabel", "Button", "The words on the button that sends the address.", {
      max: 40,
    }),
    requiredString(
      "sendingLabel",
      "While sending",
      "What a screen reader says while the address is being sent.",
      { max: 40 },
    ),
    requiredString(
      "hint",
      "Hint",
      "What happens with the address, in one short sentence under the field.",
    ),
    optionalText(
      "withoutJavaScript",
      "Without JavaScript",
      "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
    ),
    messages("What the visitor reads after pressing the button.", [
      message("emailRequiredTitle", "Nothing entered: title", "Shown when the field is empty."),
      message("emailRequiredText", "Nothing entered: text", "Follows that title."),
      message("invalidEmail", "Not an address", "Shown beside a field that holds no address."),
      message(
        "rateLimitTitle",
        "Too many attempts: title",
        "Shown after 3 attempts in 15 minutes.",
      ),
      message("rateLimitText", "Too many attempts: text", "Follows that title."),
      message("failureTitle", "Not sent: title", "Shown when sending failed."),
      message("failureText", "Not sent: text", "Follows that title."),
      message("successTitle", "Sent: title", "Shown when the address was sent."),
      message("successText", "Sent: text", "Follows that title."),
    ]),
  ],
);
