import { createContext, type ReactNode, useContext } from "react";
import { type ObjectInputProps, usePerspective, useValidationStatus } from "sanity";
import { styled } from "styled-components";

const CheckingContext = createContext(false);

/** Whether what is said to be wrong was said of what stood in the form before, and is being asked anew. */
export const useIsChecking = () => useContext(CheckingContext);

/** What the rules of a form say of its document, and whether that is what stands in it now. */
export function useVerdict({ schemaType, value }: Pick<ObjectInputProps, "schemaType" | "value">) {
  const id = String(value?._id);
  const isInRelease = usePerspective().selectedReleaseId !== undefined;
  const status = useValidationStatus(id, schemaType.name, !isInRelease);
  const { isValidating, validation, revision } = status;
  return { id, validation, isChecked: !isValidating && revision === value?._rev };
}

/** Tells the fields of a form that they are being checked. */
export const Checking = ({ isChecked, children }: { isChecked: boolean; children: ReactNode }) => (
  <CheckingContext.Provider value={!isChecked}>{children}</CheckingContext.Provider>
);

/** What is wrong, or what was before the last key: that is pale until it is known again. */
export const Verdict = styled.div<{ $isOld: boolean }>`
  transition: opacity 150ms;
  opacity: ${({ $isOld }) => ($isOld ? 0.4 : 1)};
`;
