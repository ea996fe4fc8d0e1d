import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FieldError } from "#web/components/fields/field-error.tsx";
import { controlAttributes } from "#web/components/fields/field-parts.tsx";
import { PhonePrefix } from "../fields/phone-prefix.tsx";
import {
  type ConsultationTexts,
  type ConsultationValues,
  fieldId,
  type TextFieldName,
} from "./form-model.ts";

type ConsultationFieldsProps = {
  form: UseFormReturn<ConsultationValues>;
  /** The phone number as far as it is typed. */
  phone: string;
  texts: ConsultationTexts;
  consentLabel: ReactNode;
};

/** The seven fields and the consent, two columns wide where there is room. */
export function ConsultationFields(props: ConsultationFieldsProps) {
  const { form, phone, texts, consentLabel } = props;
  const { register, formState } = form;
  const { fields } = texts;

  const errorOf = (name: keyof ConsultationValues) => formState.errors[name]?.message;
  const frame = (name: TextFieldName) => ({
    id: fieldId(name),
    label: fields[name].label,
    error: errorOf(name),
  });
  const box = (name: TextFieldName) => ({
    ...controlAttributes(fieldId(name), errorOf(name)),
    ...register(name),
    className: "control",
    placeholder: fields[name].placeholder,
  });

  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Field {...frame("fullName")}>
          <input {...box("fullName")} autoComplete="name" />
        </Field>
        <Field {...frame("email")}>
          <input
            {...box("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        </Field>
        <Field {...frame("phone")}>
          <div className="phone-control">
            <PhonePrefix phone={phone} placeholder={texts.countryPlaceholder} />
            <input {...box("phone")} type="tel" autoComplete="tel" />
          </div>
        </Field>
        <Field {...frame("profession")}>
          <input {...box("profession")} autoComplete="organization-title" />
        </Field>
        <Field {...frame("nationality")}>
          <input {...box("nationality")} autoComplete="country-name" />
        </Field>
        <Field {...frame("contactMethod")}>
          <select {...box("contactMethod")} className="control control-select">
            <option value="">{texts.contactMethodEmptyOption}</option>
            {texts.contactMethodOptions.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field {...frame("message")}>
        <textarea {...box("message")} className="control min-h-33" />
      </Field>
      <div className="grid gap-2">
        <div className="grid grid-cols-icon gap-3 text-small">
          <input
            {...controlAttributes(fieldId("consent"), errorOf("consent"))}
            {...register("consent")}
            type="checkbox"
            className="control-checkbox"
          />
          <label htmlFor={fieldId("consent")}>
            {consentLabel} <RequiredMark />
          </label>
        </div>
        <FieldError id={fieldId("consent")} error={errorOf("consent")} />
      </div>
    </>
  );
}

type FieldProps = { id: string; label: string; error: string | undefined; children: ReactNode };

/** Label above, control, message beneath. */
function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label} <RequiredMark />
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The asterisk; that the field is required is said by the control itself. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error">
      *
    </span>
  );
}
