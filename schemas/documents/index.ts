import { figure } from "./figure.ts";
import { pageMetadata } from "./page-metadata/page-metadata.ts";
import { redirect } from "./redirect.ts";
import { service } from "./service.ts";

export const documents = [figure, pageMetadata, redirect, service];
