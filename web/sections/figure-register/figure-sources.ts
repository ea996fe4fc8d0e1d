/** The sources of the register's figures, as the register's script fetches them. */
export type FigureSources = {
  labels: { source: string; checkedOn: string };
  /** By the figure's id. `lang` names another language than the page's; `day` is in words. */
  sources: Readonly<Record<string, FigureSource>>;
};

export type FigureSource = {
  title: string;
  href?: string | undefined;
  lang?: string | undefined;
  day?: string | undefined;
};
