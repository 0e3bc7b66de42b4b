import { fireEvent, render, screen } from "@testing-library/react";
import { createPayments } from "../src/payments";
import { TransferForm } from "../src/TransferForm";
import { setupProjectBank } from "./setup-bank";

const getBank = setupProjectBank();

test("the form sends a transfer and shows its status as it changes", async () => {
  const bank = getBank();
  render(<TransferForm payments={createPayments(bank.baseUrl)} />);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("pending");

  await bank.clock.advance({ hours: 2 });
  await screen.findByText("processing");

  await bank.clock.advance({ bankingDays: 2 });
  await screen.findByText("succeeded");
});
