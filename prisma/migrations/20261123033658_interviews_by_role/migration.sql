-- CreateIndex
CREATE INDEX "Interview_by_role_idx" ON "Interview"("userId", "role", "completedAt" DESC, "id" DESC) WHERE ("score" IS NOT NULL);
