/** What every field maker asks for: no field goes without a sentence for the editor. */
export type FieldOptions = {
  name: string;
  title: string;
  /** One sentence for the editor: what it is for, where it shows, what limits it. */
  description: string;
  group?: string;
};
