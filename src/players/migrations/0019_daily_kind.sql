-- What the player was when the attempt began: who played as a guest is not ranked by becoming an account.
ALTER TABLE daily ADD COLUMN kind TEXT;
