// sanity 6.16.0: no mark tells that shown problems are of an earlier state. Not needed once there is one.

import { createContext, type ReactNode, useContext } from "react";
import { type ObjectInputProps, usePerspective, useValidationStatus } from "sanity";
import { styled } from "styled-components";

const CheckingContext = createContext(false);

/** Whether the shown problems are of an earlier state and are being checked again. */
export const useIsChecking = () => useContext(CheckingContext);

/** The validation result of a form, and whether it is of the current state. */
export function useVerdict({ schemaType, value }: Pick<ObjectInputProps, "schemaType" | "value">) {
  const id = String(value?._id);
  const isInRelease = usePerspective().selectedReleaseId !== undefined;
  const status = useValidationStatus(id, schemaType.name, !isInRelease);
  const { isValidating, validation, revision } = status;
  return { id, validation, isChecked: !isValidating && revision === value?._rev };
}

/** Tells the fields of a form that validation is running. */
export const Checking = ({ isChecked, children }: { isChecked: boolean; children: ReactNode }) => (
  <CheckingContext.Provider value={!isChecked}>{children}</CheckingContext.Provider>
);

/** The problems, pale while they are of an earlier state. */
export const Verdict = styled.div<{ $isOld: boolean }>`
  transition: opacity 150ms;
  opacity: ${({ $isOld }) => ($isOld ? 0.4 : 1)};
`;
