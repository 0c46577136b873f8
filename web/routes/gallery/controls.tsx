import { useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { Checkbox, Radio, Select, Switch } from '../../design/choices.tsx';
import { PasswordInput, TextArea, TextInput } from '../../design/fields.tsx';
import { Menu, MenuButton, MenuLink } from '../../design/Menu.tsx';
import { Card } from '../../design/parts.tsx';
import { Segments } from '../../design/Segments.tsx';
import { showError, showToast } from '../../design/toasts.ts';

/** Captions of the gallery are for developers and stay in English. */
export function Buttons() {
  return (
    <Card title="Buttons">
      <div className="flex flex-wrap gap-3">
        <Button>Publish</Button>
        <Button disabled>Off</Button>
        <Button kind="value">Sign</Button>
        <Button kind="quiet">Follow</Button>
        <Button kind="outline">Following</Button>
        <Button kind="danger">Delete</Button>
        <Button kind="text">Cancel</Button>
        <Button busy="Sending…">Send</Button>
        <Button small kind="quiet" icon="plus">
          Small
        </Button>
        <IconButton icon="ellipsis" label="More" />
      </div>
    </Card>
  );
}

export function Fields() {
  const [way, setWay] = useState<'phone' | 'email'>('phone');
  return (
    <Card title="Fields" className="flex flex-col gap-3">
      <TextInput label="Username" placeholder="tunde.b" hint="5 to 15 letters, digits or _" />
      <TextInput label="Error" defaultValue="tun" error="Username too short" />
      <TextInput label="Disabled" defaultValue="Nigeria" disabled hint="Location opens again on 14 February" />
      <PasswordInput label="Password" defaultValue="secret words" />
      <Select label="Country" defaultValue="ng">
        <option value="ng">Nigeria</option>
        <option value="in">India</option>
      </Select>
      <TextArea label="Text" placeholder="A few lines" />
      <div className="flex flex-wrap gap-4">
        <Checkbox defaultChecked>Yes</Checkbox>
        <Checkbox>No</Checkbox>
        <Radio name="gallery" defaultChecked>
          One
        </Radio>
        <Radio name="gallery">Two</Radio>
      </div>
      <Switch defaultChecked hint="Photos load when you tap">
        Low-data mode
      </Switch>
      <Segments
        label="Way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'email', label: 'E-mail' },
        ]}
      />
    </Card>
  );
}

export function Overlays({ onDialog }: { onDialog: () => void }) {
  return (
    <Card title="Menus, dialogs, toasts" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Menu
          label="Sample menu"
          trigger={(props) => (
            <button type="button" className="btn btn-outline" {...props}>
              Menu
            </button>
          )}
        >
          <MenuLink to="/" icon="house">
            Home
          </MenuLink>
          <MenuButton icon="trash-2" danger>
            Delete
          </MenuButton>
        </Menu>
        <Button kind="outline" onClick={onDialog}>
          Dialog
        </Button>
        <Button kind="outline" onClick={() => showToast({ text: 'Follow success' })}>
          Toast
        </Button>
        <Button kind="outline" onClick={() => showError('Not enough XGold in your account')}>
          Error toast
        </Button>
      </div>
    </Card>
  );
}
