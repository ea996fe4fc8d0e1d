"use client";

import type { ReactNode } from "react";
import {
  consultationField,
  type TextFieldName,
  textFieldNames,
} from "#schemas/shared/forms/consultation-fields.ts";
import { Field, FieldError, hintId } from "#web/components/fields/field.tsx";
import { controlAttributes, describedBy, Honeypot } from "#web/components/fields/field-parts.tsx";
import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import {
  type ConsultationOptions,
  isBusy,
  useConsultation,
} from "#web/forms/consultation/controller.ts";
import {
  type ConsultationValues,
  fieldId,
  type ThankYouTexts,
} from "#web/forms/consultation/form-model.ts";
import {
  type ContactHours,
  ErrorSummary,
  FailureNotice,
  ThankYou,
} from "#web/forms/consultation/notices.tsx";
import { phoneCountry } from "#web/forms/consultation/phone-country.ts";
import { SUGGESTED_COUNTRIES } from "#web/forms/consultation/suggested-countries.ts";
import type { ContactDetails } from "#web/forms/without-javascript.tsx";
import { countryName, flagAddress } from "./phone-countries.ts";

type ConsultationFormProps = ConsultationOptions & {
  /** The text of the consent with its links, rendered by the server. */
  consentLabel: ReactNode;
  /** The use of the entries, with a link to the privacy notice, rendered by the server. */
  privacyNotice: ReactNode;
  thankYou: ThankYouTexts;
  toolAhead?: { href: string; label: string } | undefined;
  homePath: string;
  contact: ContactDetails;
  officeHours: ContactHours;
};

export function ConsultationForm(props: ConsultationFormProps) {
  const { texts, thankYou, contact, officeHours } = props;
  const { form, state, phone, isReady, honeypot, prepareToSend, leave, change, onSubmit } =
    useConsultation(props);
  if (state.stage === "sent") {
    return (
      <ThankYou
        texts={thankYou}
        officeHours={officeHours}
        toolAhead={props.toolAhead}
        homePath={props.homePath}
      />
    );
  }
  const isWaiting = isBusy(state);
  const { register, formState } = form;
  const { fields } = texts;
  const errorOf = (name: keyof ConsultationValues) => formState.errors[name]?.message;
  const frame = (name: TextFieldName) => ({
    id: fieldId(name),
    label: (
      <>
        {fields[name].label} <RequiredMark />
      </>
    ),
    error: errorOf(name),
  });
  const box = (name: TextFieldName) => ({
    ...controlAttributes(fieldId(name), errorOf(name)),
    ...register(name),
    className: "control",
    placeholder: fields[name].placeholder,
    autoComplete: consultationField(name).autoComplete,
  });
  const controlOf = (name: TextFieldName) => {
    switch (consultationField(name).kind) {
      case "line":
        return (
          <input {...box(name)} list={name === "nationality" ? SUGGESTED_COUNTRIES : undefined} />
        );
      case "email":
        return <input {...box(name)} type="email" spellCheck={false} />;
      case "phone":
        return (
          <>
            <div className="phone-control">
              <PhonePrefix phone={phone.typed} placeholder={texts.countryPlaceholder} />
              <input
                {...box(name)}
                type="tel"
                aria-describedby={describedBy(fieldId(name), errorOf(name))}
              />
            </div>
            <p
              id={hintId(fieldId(name))}
              role="status"
              className={phone.isAskedAbout ? "text-small text-slate" : "sr-only"}
            >
              {phone.isAskedAbout ? texts.phoneQuestion : ""}
            </p>
          </>
        );
      case "choice":
        return (
          <select {...box(name)} className="control control-select">
            <option value="">{texts.contactMethodEmptyOption}</option>
            {texts.contactMethodOptions.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
      case "message":
        return <textarea {...box(name)} className="control min-h-33" />;
    }
  };
  return (
    // With this method, a submit before hydration does not put the entries into the URL.
    <form
      method="dialog"
      noValidate
      data-ready={isReady || undefined}
      onSubmit={onSubmit}
      onFocus={prepareToSend}
      onBlur={leave}
      onInput={change}
      className="relative grid gap-6 noscript:hidden"
    >
      <div className="grid gap-2">
        <h2>{texts.heading}</h2>
        <p className="text-slate">{texts.intro}</p>
        <p className="text-small text-slate">{texts.requiredNote}</p>
      </div>
      {state.stage === "invalid" && <ErrorSummary errors={formState.errors} texts={texts} />}
      {state.stage === "failed" && <FailureNotice {...state} texts={texts} contact={contact} />}
      <div className="grid gap-6 md:grid-cols-2">
        {namesOf("line", "email", "phone", "choice").map((name) => (
          <Field key={name} {...frame(name)}>
            {controlOf(name)}
          </Field>
        ))}
      </div>
      {namesOf("message").map((name) => (
        <Field key={name} {...frame(name)}>
          {controlOf(name)}
        </Field>
      ))}
      <div className="grid gap-2">
        <div className="grid grid-cols-icon gap-3 text-small">
          <input
            {...controlAttributes(fieldId("consent"), errorOf("consent"))}
            {...register("consent")}
            type="checkbox"
            className="control-checkbox"
          />
          <label htmlFor={fieldId("consent")}>
            {props.consentLabel} <RequiredMark />
          </label>
        </div>
        <FieldError id={fieldId("consent")} error={errorOf("consent")} />
      </div>
      <p className="max-w-measure text-small text-slate">{props.privacyNotice}</p>
      <Honeypot field={honeypot} />
      <div>
        <button type="submit" className="btn btn-primary" disabled={isWaiting}>
          {isWaiting ? texts.submittingLabel : texts.submitLabel}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isWaiting ? texts.submittingLabel : ""}
      </p>
    </form>
  );
}

/** The fields of some kinds, in their order. */
const namesOf = (...kinds: readonly string[]) =>
  textFieldNames.filter((name) => kinds.includes(consultationField(name).kind));

/** The asterisk. The control itself tells assistive technology that it is required. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error">
      *
    </span>
  );
}

/** The country of the typed number, as flag and name, or a globe. It is decoration. */
function PhonePrefix({ phone, placeholder }: { phone: string; placeholder: string }) {
  const country = phoneCountry(phone);
  const language = useLanguage();
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-2 rounded-l-1 border-r border-line bg-frost px-3.5 text-small font-medium"
    >
      {country === undefined ? (
        <Icon drawing={globeDrawing} />
      ) : (
        <svg
          viewBox="0 0 24 16"
          width="24"
          height="16"
          aria-hidden="true"
          className="flex-none overflow-hidden rounded-[2px] elevation-hairline"
        >
          <use href={flagAddress(country)} />
        </svg>
      )}
      <span>{country ? countryName(country, language) : placeholder}</span>
    </span>
  );
}
