/** Whether an entry of a form differs from the one that the server wrote into it. */
export const isEdited = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>("input, option")].some((field) =>
    field instanceof HTMLOptionElement
      ? field.selected !== field.defaultSelected
      : field.value !== field.defaultValue,
  );
