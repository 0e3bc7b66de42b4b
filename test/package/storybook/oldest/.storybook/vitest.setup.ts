import { setProjectAnnotations } from "@storybook/html-vite";
import preview from "./preview.ts";

setProjectAnnotations([preview]);
