import { styled } from "styled-components";

/** A field for a text of several lines, as tall as its text. */
export const GrowingText = styled.textarea`
  box-sizing: border-box;
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font: inherit;
  resize: vertical;
  field-sizing: content;

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -1px;
  }

  &[aria-invalid="true"] {
    border-color: var(--card-badge-critical-dot-color, #e5484d);
  }
`;
