declare module "*.md?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Vite's: what the files that fit a pattern export, here the addresses of pictures. */
  glob: (
    pattern: string,
    options: { eager: true; query: "?url"; import: "default" },
  ) => Record<string, string>;
}
