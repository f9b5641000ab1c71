/** Reactions and chat on a narrow screen: one key in the bar opens both. */
import { useState } from "preact/hooks";
import { IconKey } from "../bar";
import { Sheet } from "../kit/sheet";
import { AllReactions } from "./reactions";
import { Chat, useUnread, type ChatProps } from "./chat";

/** The key and its sheet; on a wide screen both stand beside the table. */
export function Talk({ store, table, words }: ChatProps) {
  const [open, setOpen] = useState(false);
  const unread = useUnread(store, open);
  if (!store.mine.value.length && !table.setup.chat) return null;
  const close = () => setOpen(false);
  return (
    <span class="only-narrow">
      <IconKey
        icon="chat"
        label={words.say(table.setup.chat ? "web-talk" : "web-reactions")}
        badge={unread ? words.say("web-chat-new") : undefined}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title={words.say(table.setup.chat ? "web-talk" : "web-reactions")} close={close}>
          <div class="talk">
            <AllReactions store={store} words={words} done={close} />
            {table.setup.chat && <Chat store={store} table={table} words={words} />}
          </div>
        </Sheet>
      )}
    </span>
  );
}
