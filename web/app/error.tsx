"use client";

export { ProvidedErrorScreen as default } from "#web/components/error-screen/error-screen-provider.tsx";
