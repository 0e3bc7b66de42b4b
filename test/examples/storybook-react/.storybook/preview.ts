import { definePreview } from "@storybook/react-vite";
import { scenarios } from "sandbank/fixtures";
import { sandbank } from "sandbank/storybook";

export default definePreview({
  addons: [sandbank({ options: { baseUrl: "https://api.example.com" }, scenarios })],
});
