import { useEffect, useState } from "react";

const headers = { Authorization: "Bearer test" };

/** The numbers of all transfers, or why they can't be shown. */
export function Transfers() {
  const [shown, setShown] = useState("Loading");
  useEffect(() => {
    fetch("https://api.example.com/v1/ach", { headers })
      .then((response) => response.json())
      .then(({ data, error }) =>
        setShown(error ?? (data.map(({ id }: { id: string }) => id).join(", ") || "No transfers")),
      )
      .catch((error: unknown) => setShown(String(error)));
  }, []);
  return <p role="status">{shown}</p>;
}
